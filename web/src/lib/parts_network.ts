/** A page of a server shows neither. */
import type { Component } from 'svelte';

export const Standing: Component | null = null;
export const Install: Component | null = null;
