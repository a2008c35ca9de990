/** Two soft notes, made here: no file to load. */
export function chime(): void {
  const context = new AudioContext();
  const begin = context.currentTime;
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, begin + index * 0.14);
    volume.gain.exponentialRampToValueAtTime(0.12, begin + index * 0.14 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + index * 0.14 + 0.4);
    tone.connect(volume).connect(context.destination);
    tone.start(begin + index * 0.14);
    tone.stop(begin + index * 0.14 + 0.45);
  }
  setTimeout(() => void context.close(), 1000);
}
