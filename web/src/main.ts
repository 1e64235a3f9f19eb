/** The browser client: starts with the texts of the language, then shows the page of the address. */
import { mount } from 'svelte';
import './styles/index.css';
import App from './App.svelte';
import './lib/common';
import { shown } from './lib/dress';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { firstLanguage, texts } from './lib/texts.svelte';

const asked = new URLSearchParams(location.search).get('lang');
// The face of names comes with the page (index.html asks for it at once): lines that are set once do not move. A slow network is not waited for.
const PATIENCE = 1500; // milliseconds
const face = document.fonts.load("700 1rem 'Alegreya'").catch(() => []);
const enough = new Promise((done) => setTimeout(done, PATIENCE));
// The front page's code and cards come beside its words. Tables do without the words of the other pages.
const rooms = /^\/(table\/[^/]+$|(learn|puzzle|study)\/)/.test(router.path) ? [] : ['rooms', 'panel'];
const spoken = texts.speak(firstLanguage(asked ?? settings.language), ...rooms);
const front = router.path === '/' ? shown(import('./pages/Home.svelte')) : null;
await Promise.all([front, spoken, Promise.race([face, enough])]);
mount(App, { target: document.getElementById('app') ?? document.body });
