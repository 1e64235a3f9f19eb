/** The few words on a tile, and what junking gives. */
import { CARDS } from '../../generated/radlands/facts';
import { t, texts } from '../../lib/texts.svelte';
import { cardText } from '../../lib/words';

export interface Line {
  /** What an ability costs; null where that is reckoned; undefined is a trait, which costs nothing. */
  price?: number | null;
  text: string;
}

/** What is printed on a card in this printing: prices of its abilities and its formula. */
export function printed(id: string, other: boolean): { abilities: (number | null)[]; gist: string } {
  const facts = CARDS[id];
  return {
    abilities: (other ? facts?.other_abilities : undefined) ?? facts?.abilities ?? [],
    gist: (other ? facts?.other_gist : undefined) ?? facts?.gist ?? '',
  };
}

/** The lines of a tile: abilities with their prices, then traits; the whole text where nobody has shortened it. */
export function lines(id: string, other: boolean): Line[] {
  const own = `radlands-short-${id}`;
  const key = other && texts.has(`${own}-other`) ? `${own}-other` : own;
  const { abilities } = printed(id, other);
  const said = texts.has(key) ? t(key) : cardText('radlands', id);
  return said.split(' | ').map((text, at) => (at < abilities.length ? { price: abilities[at], text } : { text }));
}

/** What junking gives, in words. */
export function gives(junk: string, idle: boolean): string {
  const given = junk === '' ? '' : t(`radlands-gives-${junk}`);
  return idle ? t('site-radlands-gives-nothing', { gives: given }) : given;
}
