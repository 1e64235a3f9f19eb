/** Options of a game in words. */
import { t, texts } from './texts.svelte';
import { listed } from './words';

export function settingName(game: string, name: string): string {
  return t(`${game}-setting-${name}`);
}

/** A value of an option: by its own text, else the name of the card, location or faction it is. */
export function settingValue(game: string, name: string, value: unknown): string {
  if (value === true) return t('site-yes');
  if (value === false) return t('site-no');
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value.length === 0 ? t('site-none') : listed(value.map((one) => settingValue(game, name, one)));
  const word = value === null ? 'none' : String(value);
  for (const key of [
    `${game}-setting-${name}-${word}`,
    `${game}-setting-${name}-${word.replaceAll('.', '-')}`,
    `${game}-location-${word}`,
    `${game}-card-${word}`,
    `${game}-faction-${word}`,
    `${game}-suit-${word}`,
  ])
    if (texts.has(key)) return t(key);
  if (/^[IVX]+$|^\d+$/.test(word)) return word;
  return value === null ? t('site-none') : t(`${game}-setting-${name}-${word}`);
}

/** A longer explanation of an option, if there is one. */
export function settingHelp(game: string, name: string): string | null {
  return texts.attribute(`${game}-setting-${name}`, 'help') ?? texts.attribute(`${game}-setting-${name}`, 'text');
}
