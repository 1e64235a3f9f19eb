/** What only tables of Chaos show: read before such a table is shown (`needs` in layout.ts), and by nobody else. */
import type { Component } from 'svelte';
import type { View } from '../../generated/protocol';
import { sheets } from '../../lib/sheet';
import type { Table } from '../../lib/table.svelte';

class Chaos {
  Offers: Component<{ view: View; game: Table }> | null = $state.raw(null);
  private reading: Promise<void> | null = null;

  read(): Promise<void> {
    this.reading ??= Promise.all([import('./Offers.svelte'), sheets('chaos-fantasy_realms')]).then(
      ([{ default: Offers }]) => {
        this.Offers = Offers;
      },
    );
    this.reading.catch(() => (this.reading = null));
    return this.reading;
  }
}
export const chaos = new Chaos();
