import { existsSync } from 'node:fs';
import { fail, run } from '../workspace.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const find = () => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));

/** Path of a Chromium. Where there is none it is installed with apt-get; where that cannot be, the process ends saying how. */
export async function ensureChromium() {
  const found = find();
  if (found) return found;
  console.log('Installing Chromium for the browser tests…');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) =>
    run('env', ['DEBIAN_FRONTEND=noninteractive', ...sudo, 'apt-get', '-qq', ...args], { quiet: true });
  await apt('update');
  const { output } = await apt('install', '-y', 'chromium');
  return (
    find() ??
    fail(
      `The browser tests need Chromium, and it could not be installed here (${output.trim().slice(-300)}). Install it ("apt-get install chromium", "brew install --cask chromium") or set CHROMIUM_PATH to one, and run the command again.`,
    )
  );
}
