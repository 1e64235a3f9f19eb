// A whole game in Firefox, driven over WebDriver BiDi: `node play.mjs firefox look.js url game picture settings`. Plays as
// player.py does: look.js tells where a person would click, the browser's own mouse clicks there. Ends with what it saw, as JSON.
import fs from 'node:fs';
import puppeteer from 'puppeteer-core';

const [firefox, lookFile, url, game, picture, settings] = process.argv.slice(2);
const LONGEST = 150_000; // milliseconds: a game that takes more is stuck
const look = `(${fs.readFileSync(lookFile, 'utf8').replace(/^\/\/.*$/gm, '').trim()})`;

// The same small generator each time, so that the same game is played.
let state = 20;
const chance = () => (state = (state * 48271) % 2147483647) / 2147483647;

const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath: firefox,
  headless: true,
  args: ['--width=1280', '--height=800'],
  defaultViewport: { width: 1280, height: 800 },
});
const complaints = [];
let clicks = 0;
try {
  const page = await browser.newPage();
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  // Kept before the first page: Firefox complains of texts that a page still reads when it is left for another.
  await page.evaluateOnNewDocument((kept) => {
    if (location.protocol === 'http:') localStorage.setItem('talia.settings', kept);
  }, settings);
  await page.goto(url);
  await page.locator(`[data-play=${game}]`).click(); // a locator waits until the button has its place
  await page.waitForSelector('.app[data-asked]');
  const end = Date.now() + LONGEST;
  for (;;) {
    if (Date.now() > end) throw new Error(`no end after ${clicks} clicks`);
    const before = state;
    const found = await page.evaluate(
      // The page forbids strings as code, the driver does not: it is the driver that makes a function of it.
      new Function('given', `return ${look}(given)`),
      { chance: chance(), patience: 40_000 },
    );
    if (found.kind !== 'choose') state = before;
    if (found.kind === 'ended') break;
    if (found.x === undefined) throw new Error(`${found.kind}: ${found.what}`);
    await page.mouse.click(found.x, found.y);
    clicks += 1;
  }
  const title = await page.$eval('[data-end] h1', (one) => one.textContent.trim());
  const missing = await page.evaluate(() => [...window.taliaMissingTexts]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  const log = await page.$$eval('.logbox .log__line', (all) => all.length);
  const agent = await page.evaluate(() => navigator.userAgent);
  await page.screenshot({ path: picture });
  console.log(JSON.stringify({ clicks, title, missing, wide, log, agent, complaints }));
} finally {
  await browser.close();
}
