# What the server writes in e-mails.

mail-notice-subject = { $count ->
    [one] News from your match
   *[other] News from your matches
}
mail-unsubscribe = You get this because you asked for news of your matches. To stop it, without signing in: { $link }
mail-confirm-subject = Is this your address?
mail-confirm-text = Hello { $name }, open this link to confirm that Aevum may write to this address:
mail-reset-subject = A new password
mail-reset-text = { $hours ->
    [one] Hello { $name }, here you can set a new password. The link works once, within one hour:
   *[other] Hello { $name }, here you can set a new password. The link works once, within { $hours } hours:
}
mail-not-you = If you did not ask for this, there is nothing you need to do.
