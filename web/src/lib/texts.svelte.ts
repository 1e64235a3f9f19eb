/**
 * Words on the screen: the same Fluent files as the Python side, one language at a time, switchable at any moment.
 * A missing text is shown in English, at worst as plain words, and noted in `missing` so that tests see it.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { based } from './base';
import { isOk, wire } from './wire';

/** `lacking` and `uneven` are of languages: subjects that one has not, or not as English has them. */
declare const __TEXTS__: { languages: string[]; subjects: string; lacking: string[]; uneven: string[] };
const SUBJECTS = new Set(__TEXTS__.subjects.split(' '));
/** The mark of all texts. The page says it, not its code: where only words have changed, the code is as it was. */
const MARK = document.querySelector<HTMLMetaElement>('meta[name="talia-texts"]')?.content ?? '';

export type Language = string;
/** Every language there are texts in, and what it calls itself. */
export const LANGUAGES: Record<Language, string> = Object.fromEntries(
  __TEXTS__.languages.map((language) => {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return [language, name.charAt(0).toLocaleUpperCase(language) + name.slice(1)];
  }),
);

/** Games whose cards we have words of. */
export const CARDED = [...SUBJECTS].flatMap((subject) => /^(\w+)_cards$/.exec(subject)?.[1] ?? []);

export const missing = new Set<string>();
(window as unknown as Record<string, unknown>).taliaMissingTexts = missing;

const fetched = new Map<string, Promise<string>>();

function fetchText(language: Language, subject: string): Promise<string> {
  const key = `${language}/${subject}`;
  let text = fetched.get(key);
  if (text === undefined) {
    // Ours come with the page; a game of another package brings its texts to the server, or has none.
    // What we have in English only is shown in English.
    if (__TEXTS__.lacking.includes(key)) return Promise.resolve('');
    text = SUBJECTS.has(subject) ? ownText(key) : foreignText(key);
    text.catch(() => fetched.delete(key));
    fetched.set(key, text);
  }
  return text;
}

async function ownText(key: string): Promise<string> {
  const answer = await fetch(based(`/assets/texts/${key}.${MARK}.ftl`));
  if (!answer.ok) throw new Error(`${key}: ${answer.status}`);
  return answer.text();
}

async function foreignText(key: string): Promise<string> {
  const answer = await wire.ask({ method: 'GET', path: `/api/texts/${key}.ftl` });
  if (answer.status === 404) return '';
  if (!isOk(answer)) throw new Error(`${key}: ${answer.status}`);
  return answer.text();
}

/** What belongs to a subject: of a game also the words of its cards, and (not at first sight) those of its rules and of what can be set. */
const whole = (subject: string, parts: string[] = ['cards', 'rules', 'settings']): string[] => [
  subject,
  ...parts.map((part) => `${subject}_${part}`).filter((one) => SUBJECTS.has(one)),
];

/** The keys of a subject's messages, in the order of the English files. Other languages have the same, unless the build found otherwise. */
export async function keysOf(subject: string): Promise<string[]> {
  const { lacking, uneven } = __TEXTS__;
  const even = (part: string): boolean =>
    SUBJECTS.has(part) && ![...lacking, ...uneven].includes(`${texts.language}/${part}`);
  const read = whole(subject).map((part) => fetchText(even(part) ? texts.language : 'en', part));
  const text = (await Promise.all(read)).join('\n');
  return [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1] ?? '');
}

class Texts {
  language: Language = $state('en');
  private bundle: FluentBundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
  private english: FluentBundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
  private subjects: string[] = ['site'];
  private wanted: Language = 'en';
  /** The newest of what is being read. */
  private latest: Promise<void> = Promise.resolve();

  /** Read more subjects (the texts of a game), in the language that is set. */
  need(...subjects: string[]): Promise<void> {
    return this.read(subjects.flatMap((subject) => whole(subject)));
  }

  /** The same, but for what the rules of games say and what can be set: a table can be seen without. */
  sight(...subjects: string[]): Promise<void> {
    return this.read(subjects.flatMap((subject) => whole(subject, ['cards'])));
  }

  /** Read what games are called and what can be set in them. */
  settings(...games: string[]): Promise<void> {
    return this.read(games.flatMap((game) => whole(game, ['settings'])));
  }

  /** Read what games are called and what they ask, without their cards. */
  names(...games: string[]): Promise<void> {
    return this.read(games);
  }

  /** What is said in a lesson of ours; others bring it with their track. */
  lesson(id: string): Promise<void> {
    return this.read([`lesson_${id.replaceAll('_', '-')}`].filter((one) => SUBJECTS.has(one)));
  }

  /** And what the few cards say that stand for a game on its box. */
  boxes(...games: string[]): Promise<void> {
    return this.read([...games, ...games.map((game) => `${game}_box`).filter((box) => SUBJECTS.has(box))]);
  }

  private async read(subjects: string[]): Promise<void> {
    const fresh = subjects.filter((subject) => !this.subjects.includes(subject));
    if (fresh.length === 0) return this.latest;
    this.subjects = [...this.subjects, ...fresh];
    try {
      await this.load(this.wanted);
    } catch (error) {
      // Whoever wants them next asks again.
      this.subjects = this.subjects.filter((subject) => !fresh.includes(subject));
      this.latest = Promise.resolve();
      throw error;
    }
  }

  /** Speak a language, of these subjects too. */
  async speak(language: Language, ...more: string[]): Promise<void> {
    this.wanted = language;
    this.subjects = [...new Set([...this.subjects, ...more])];
    await this.load(language);
  }

  private load(language: Language): Promise<void> {
    return (this.latest = this.loaded(language));
  }

  private async loaded(language: Language): Promise<void> {
    const subjects = this.subjects;
    const build = async (of: Language): Promise<FluentBundle> => {
      const bundle = new FluentBundle(of, { useIsolating: false });
      for (const text of await Promise.all(subjects.map((subject) => fetchText(of, subject))))
        bundle.addResource(new FluentResource(text), { allowOverrides: true });
      return bundle;
    };
    const bundle = await build(language);
    // Whatever was wanted meanwhile has more than this, and brings it.
    if (this.subjects !== subjects || this.wanted !== language) return this.latest;
    if (language === 'en') this.english = bundle;
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** English is fetched only when another language lacks something. */
  private async loadEnglish(): Promise<void> {
    const bundle = new FluentBundle('en', { useIsolating: false });
    for (const text of await Promise.all(this.subjects.map((subject) => fetchText('en', subject))))
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.english = bundle;
  }

  has(key: string, attribute?: string): boolean {
    const message = this.bundle.getMessage(key) ?? this.english.getMessage(key);
    if (message === undefined) return false;
    return attribute === undefined ? message.value !== null : attribute in message.attributes;
  }

  get(key: string, places: Record<string, FluentVariable> = {}): string {
    for (const bundle of [this.bundle, this.english]) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern === undefined || pattern === null) continue;
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, places, errors);
      if (errors.length > 0) this.note(`${key}: ${errors[0]?.message ?? ''}`);
      if (bundle !== this.bundle) this.note(key);
      return text;
    }
    this.note(key);
    return plain(key);
  }

  /** An attribute of a message: a card's text, or a form of its name. */
  attribute(key: string, attribute: string, places: Record<string, FluentVariable> = {}): string | null {
    for (const bundle of [this.bundle, this.english]) {
      const pattern = bundle.getMessage(key)?.attributes[attribute];
      if (pattern !== undefined && pattern !== null) return bundle.formatPattern(pattern, places, []);
      if (bundle.hasMessage(key)) return null;
    }
    return null;
  }

  private note(key: string): void {
    const line = `${this.language}: ${key}`;
    if (missing.has(line)) return;
    if (this.language !== 'en') void this.loadEnglish();
    missing.add(line);
    console.warn(`no text for ${line}`);
  }
}

/** What is shown when a text is missing everywhere: the last word of the key, as words. */
function plain(key: string): string {
  const words = (key.split('-').pop() ?? key).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const texts = new Texts();
export const t = (key: string, places: Record<string, FluentVariable> = {}): string => texts.get(key, places);

/** The language to begin with: chosen before, else the browser's, else English. */
export function firstLanguage(chosen: string | null): Language {
  for (const tag of [chosen, ...navigator.languages]) {
    const language = tag?.slice(0, 2).toLowerCase();
    if (language !== undefined && language in LANGUAGES) return language;
  }
  return 'en';
}
