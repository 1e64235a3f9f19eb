/** Short sounds made on the spot. Each has a visual twin (banner, ring, title mark), so nothing is lost with sound off. */
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'card' | 'hit' | 'win' | 'lose' | 'warn';

// Each note: frequency in Hz, start and length in seconds.
const NOTES: Record<Sound, [number, number, number][]> = {
  turn: [
    [660, 0, 0.09],
    [880, 0.09, 0.14],
  ],
  card: [[320, 0, 0.05]],
  hit: [
    [150, 0, 0.12],
    [110, 0.05, 0.14],
  ],
  win: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.24],
  ],
  lose: [
    [392, 0, 0.16],
    [311, 0.16, 0.28],
  ],
  warn: [
    [988, 0, 0.07],
    [988, 0.14, 0.07],
  ],
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound || settings.volume <= 0) return;
  context ??= new AudioContext();
  for (const [frequency, start, length] of NOTES[name]) {
    const at = context.currentTime + start;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = name === 'hit' ? 'triangle' : 'sine';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(0.25 * settings.volume, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}
