/** The browser client: starts with the texts of the language, then shows the page of the address. */
import { mount } from 'svelte';
import './styles/index.css';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { firstLanguage, texts } from './lib/texts.svelte';

const asked = new URLSearchParams(location.search).get('lang');
await texts.speak(firstLanguage(asked ?? settings.language));
mount(App, { target: document.getElementById('app') ?? document.body });
