/** Soft sounds, made here: no file to load. */

export type Sound = "turn" | "battle" | "scoring";

/** Pitch in hertz, when it begins, how long it lasts (seconds), and its wave. */
const NOTES: Record<Sound, readonly (readonly [number, number, number, OscillatorType])[]> = {
  turn: [
    [523.25, 0, 0.4, "sine"],
    [783.99, 0.14, 0.4, "sine"],
  ],
  battle: [
    [146.83, 0, 0.16, "triangle"],
    [110, 0.11, 0.22, "triangle"],
    [196, 0.3, 0.3, "triangle"],
  ],
  scoring: [
    [523.25, 0, 0.18, "sine"],
    [659.25, 0.12, 0.18, "sine"],
    [783.99, 0.24, 0.18, "sine"],
    [1046.5, 0.36, 0.45, "sine"],
  ],
};

export function play(sound: Sound): void {
  const context = new AudioContext();
  const begin = context.currentTime;
  let end = 0;
  for (const [pitch, after, length, wave] of NOTES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = wave;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, begin + after);
    volume.gain.exponentialRampToValueAtTime(0.12, begin + after + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + after + length);
    tone.connect(volume).connect(context.destination);
    tone.start(begin + after);
    tone.stop(begin + after + length + 0.05);
    end = Math.max(end, after + length);
  }
  setTimeout(() => void context.close(), end * 1000 + 300);
}
