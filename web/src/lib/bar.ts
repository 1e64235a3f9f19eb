/** What the bar of the question says: who, what, what follows. One state at a time, the most pressing first. */
import type { SeatInfo } from '../generated/protocol';
import { realTime } from './again';
import { playerName } from './names';
import { promptSentence } from './sentences';
import type { Table } from './table.svelte';
import { t } from './texts.svelte';
import { listed } from './words';

export interface Bar {
  /** asked: it is mine; theirs: mine, by somebody else's effect; wait: others; gone: somebody or the line is lost; rest: nobody. */
  state: 'asked' | 'theirs' | 'wait' | 'gone' | 'rest';
  mine: boolean;
  seat: number | null;
  letter: string;
  icon: string | null;
  what: string;
  follows: string;
  /** A clock of mine that runs low: its text, and the part of the minute that is left. */
  left: { text: string; part: number } | null;
  /** Does what it says change by the second? */
  ticks: boolean;
}

const LOW = 20; // seconds

const said = (state: Bar['state'], what: string, more: Partial<Bar> = {}): Bar => ({
  state,
  mine: state === 'asked' || state === 'theirs',
  seat: null,
  letter: '',
  icon: null,
  what,
  follows: '',
  left: null,
  ticks: false,
  ...more,
});
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.max(0, Math.floor(seconds % 60))).padStart(2, '0')}`;
const letter = (name: string | undefined): string => [...(name ?? '')][0]?.toLocaleUpperCase() ?? '';

/** What is said on this table now, at a time of the server. */
export function bar(table: Table, names: string[], now: number): Bar {
  const { info, view } = table;
  if (info?.status === 'waiting') return said('rest', t('site-waiting-for-players'), { icon: 'door' });
  if (table.moment !== null) return said('rest', t('site-looking-back'), { icon: 'history' });
  if (table.whatIf.view !== null && table.show.sentence === null)
    return said('rest', t(table.whatIf.stays ? 'learn-puzzle-solution' : 'learn-what-if-shown'), { icon: 'bulb' });
  if (table.show.sentence !== null) return shown(table, names, table.show.sentence);
  if (info?.result != null) return ended(table, names);
  if (table.link === 'lost')
    return said('gone', t('site-offline'), {
      icon: 'off',
      mine: true,
      follows: t(table.sending === null ? 'site-offline-text' : 'site-offline-kept'),
    });
  if (table.handover !== null)
    return said('rest', t('site-handover-to', { name: names[table.handover] ?? '' }), { icon: 'swap' });
  if (view === null) return said('rest', t('site-one-moment'), { icon: 'clock' });
  return standIn(table, names) ?? asked(table, names, now) ?? waiting(table, names, now);
}

/** A bot plays my own seat: it is mine again for the asking. */
function standIn({ info, seat, handed }: Table, names: string[]): Bar | null {
  const own = seat === null ? undefined : info?.seats[seat];
  if (own === undefined || own.stand_in === null || own.resigned || info?.status !== 'playing') return null;
  return said('asked', t(handed ? 'site-bot-has-seat' : 'site-welcome-back'), {
    seat,
    letter: letter(names[seat ?? 0]),
    icon: handed ? 'bot' : 'wave',
    follows: handed ? t('site-stand-in-text') : t('site-bot-made', { n: own.played }),
  });
}

/** What another did, while it is shown. */
function shown({ show, info }: Table, names: string[], sentence: string): Bar {
  const { seat, at, of } = show;
  const bot = seat !== null && info?.seats[seat]?.kind === 'bot';
  return said('wait', sentence, {
    seat,
    letter: letter(names[seat ?? -1]),
    icon: bot ? 'bot' : seat === null ? 'play' : null,
    follows: t('site-show-step', { at, of }),
  });
}

function ended(table: Table, names: string[]): Bar {
  const result = table.info?.result;
  if (result == null) return said('rest', '');
  const winners = result.winners.map((seat) => names[seat] ?? '');
  const what =
    winners.length === 0 ? t('site-drawn') : t('site-wins', { names: listed(winners), count: winners.length });
  const follows = result.by_rules
    ? t(`${table.info?.game}-reason-${result.reason}`)
    : t(`site-reason-${result.reason}`, { name: result.seat === null ? '' : (names[result.seat] ?? '') });
  return said('rest', what, { icon: winners.length === 0 ? 'flag' : 'trophy', follows });
}

/** A question to me, unless I have answered it and only may change that. */
function asked(table: Table, names: string[], now: number): Bar | null {
  const { decision, view } = table;
  if (decision === null || view === null) return null;
  const { seat } = decision;
  // In real time nothing is locked in: whoever has acted may act again at once.
  if (!realTime(view) && view.locked.includes(seat) && !view.asked.includes(seat)) return null;
  const running = view.doing.find((doing) => doing.card !== null);
  const theirs = running !== undefined && running.seat !== seat && decision.card !== null ? running.seat : null;
  const question = table.opening?.ask ?? table.gathering?.ask ?? promptSentence(decision, names);
  const left = clock(table, seat, now);
  const follows =
    table.opening?.sub ??
    (table.chosen === null ? null : (table.layout?.preview?.(table.chosen, decision, view, names) ?? null)) ??
    (left === null ? null : t(`site-clock-then-${table.info?.clock.out ?? 'lose'}`, { time: left.text })) ??
    table.layout?.follows?.(decision, view, names) ??
    (realTime(view) ? '' : locked(view.locked, seat, names));
  // What is to be reached stands first, and the question below it.
  if (table.aim !== null && theirs === null)
    return said('asked', table.aim, {
      seat,
      icon: 'puzzle',
      follows: table.chosen === null ? question : follows || question,
    });
  return said(theirs === null ? 'asked' : 'theirs', question, {
    seat,
    letter: letter(names[seat]),
    follows: theirs === null ? follows : [t('site-their-effect', { name: names[theirs] ?? '' }), follows].join(' '),
    left,
    ticks: runs(table, seat),
  });
}

const locked = (seats: number[], me: number, names: string[]): string => {
  const others = seats.filter((seat) => seat !== me).map((seat) => names[seat] ?? '');
  return others.length === 0 ? '' : t('site-have-chosen', { names: listed(others), count: others.length });
};

const runs = (table: Table, seat: number): boolean => table.clocks?.seats[seat]?.running === true;

function clock(table: Table, seat: number, now: number): Bar['left'] {
  const own = table.clocks?.seats[seat];
  const rule = table.info?.clock;
  if (own === undefined || table.clocks === null || !own.running || rule === undefined) return null;
  if (rule.bank === 0 && rule.decision === 0) return null;
  const left = Math.max(0, own.left - (now - table.clocks.now));
  return left > LOW ? null : { text: minutes(Math.ceil(left)), part: left / LOW };
}

/** Others are asked: who, whether they are there, and what I may still do. */
function waiting(table: Table, names: string[], now: number): Bar {
  const { view, info, seat: me } = table;
  const others = (view?.asked ?? []).filter((seat) => seat !== me);
  const first = others[0];
  if (view === null || info === null || first === undefined)
    return said('rest', table.rest ?? t('site-one-moment'), { icon: table.rest === null ? 'clock' : 'check' });
  const away = others.map((seat) => info.seats[seat]).find((seat) => seat?.lamp === 'lost' || seat?.lamp === 'gone');
  if (away !== undefined && away.stand_in === null) return gone(away, names, now);
  const bot = info.seats[first]?.kind === 'bot';
  const standIn = info.seats[first]?.stand_in !== null && !bot;
  const mayChange = me !== null && view.locked.includes(me) && view.decision !== undefined;
  return said(
    'wait',
    standIn
      ? t('site-bot-plays-for', { name: names[first] ?? '' })
      : t('site-is-choosing', {
          names: listed(others.map((seat) => playerName(info, seat, names[seat] ?? ''))),
          count: others.length,
        }),
    {
      seat: first,
      icon: bot || standIn ? 'bot' : null,
      letter: letter(names[first]),
      follows: mayChange
        ? t('site-locked-changeable')
        : standIn
          ? t('site-stand-in-text')
          : table.mine.length === 0
            ? t('site-onlooking')
            : '',
    },
  );
}

function gone(away: SeatInfo, names: string[], now: number): Bar {
  const left = away.gone_at === null ? 0 : Math.max(0, away.gone_at - now);
  const name = names[away.seat] ?? '';
  const what =
    away.lost_at === null
      ? t('site-is-away', { name })
      : t('site-away-for', { name, time: minutes(Math.max(0, now - away.lost_at)) });
  return said('gone', what, {
    seat: away.seat,
    icon: 'off',
    follows: away.lamp === 'gone' || left === 0 ? t('site-away-now') : t('site-away-soon', { time: minutes(left) }),
    ticks: true,
  });
}
