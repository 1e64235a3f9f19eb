/** What a player sets for this device: kept in the browser, never sent. */
import { SPEEDS, type Speed } from './show/pace';
import type { Language } from './texts.svelte';

export interface Settings {
  language: Language | null;
  theme: 'system' | 'dark' | 'light';
  motion: Speed;
  confirm: 'off' | 'touch' | 'always';
  sound: boolean;
  volume: number;
  notify: boolean;
  sort: 'drawn' | 'family';
  name: string;
  /** Strength of bots chosen last. */
  level: string;
  /** For which games the easier beginning was chosen, or was not. */
  first: Record<string, boolean>;
  palette: 'plain' | 'strong';
  /** What choices would bring is counted before they are made. */
  counting: 'on' | 'off';
  /** What others say: all of it, only the fixed phrases, or nothing. */
  talk: 'all' | 'phrases' | 'off';
  /** What is seen for the first time is told of. */
  tips: boolean;
}

const BEGINNING: Settings = {
  language: null,
  theme: 'system',
  motion: 'normal',
  confirm: 'always',
  sound: false,
  volume: 0.5,
  notify: false,
  sort: 'drawn',
  name: '',
  level: '',
  first: {},
  palette: 'plain',
  counting: 'on',
  talk: 'all',
  tips: true,
};
const PLACE = 'talia.settings';

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return { ...BEGINNING, ...(kept as Partial<Settings>) };
  } catch {
    return { ...BEGINNING };
  }
}

/** Of what a file says, what is a setting and of the kind that it takes. */
export function known(told: Partial<Settings>): Partial<Settings> {
  const fits = ([name, value]: [string, unknown]): boolean => {
    const usual = BEGINNING[name as keyof Settings];
    return (
      name in BEGINNING &&
      (usual === null ? typeof value === 'string' || value === null : typeof value === typeof usual)
    );
  };
  return Object.fromEntries(Object.entries(told).filter(fits));
}

export const settings: Settings = $state(read());

/** What a page keeps back while it stands there, whatever is set: a puzzle is counted for nobody. */
export const withheld: { counting: number } = $state({ counting: 0 });

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays: the setting lasts until the page is closed.
  }
}

const light = matchMedia('(prefers-color-scheme: light)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Lay theme, motion and palette on the page. Call it in an effect. */
export function dress(): void {
  const root = document.documentElement.dataset;
  root.theme = settings.theme === 'system' ? (light.matches ? 'light' : 'dark') : settings.theme;
  root.motion = settings.motion;
  root.palette = settings.palette;
}
light.addEventListener('change', dress);

/** What all times of movements are multiplied by; 0 means that nothing moves: what changed is marked instead. */
export function speed(): number {
  return still.matches ? 0 : SPEEDS[settings.motion];
}

/** How long a movement lasts, in milliseconds; 0 means at once. */
export function duration(normal: number): number {
  return normal * speed();
}

/** Is a choice confirmed before it is sent? */
export function confirms(): boolean {
  return settings.confirm === 'always' || (settings.confirm === 'touch' && matchMedia('(pointer: coarse)').matches);
}
