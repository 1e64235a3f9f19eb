/** What nearly every page has lies with what is read first: in files of their own these weigh more than they spare the few others. */
import '../components/Card.svelte';
import '../components/Icon.svelte';
import '../components/TopBar.svelte';
import '../generated/protocol';
import './api';
import './drag';
import './inspect.svelte';
import './keys';
import './learn/shelf.svelte';
import './names';
import './pictures.svelte';
import './progress.svelte';
import './remember';
import './sentences';
import './story';
