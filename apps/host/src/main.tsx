import '@courtyard/ui/fonts.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Entry } from './app/entry/entry';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

// The style elements that are written here need the nonce of this page's Content-Security-Policy.
const nonce = document.getElementById('courtyard-boot')?.nonce;
const app = <Entry nonce={nonce} />;

if (container.hasChildNodes()) hydrateRoot(container, app);
else createRoot(container).render(app);
