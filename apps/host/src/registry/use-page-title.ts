import { useMessages, useUiConfig } from '@courtyard/common';
import { hostPageAt } from '../app/shell/host-pages';
import { hostPageMessages } from '../app/shell/host-pages.messages';
import { useRegistry } from './registry.store';
import { matchSection } from './section-match.rules';
import { titleIn } from './title-in';

/** Tells what the page at an address within the product is called, in the reader's language. An address without a page is its own title. */
export function usePageTitle(): (address: string) => string {
  const t = useMessages(hostPageMessages);
  const language = useUiConfig((config) => config.language);
  const registry = useRegistry((state) => state.registry);
  return (address) => {
    const { pathname } = new URL(address, location.origin);
    const page = hostPageAt(pathname);
    if (page) return t(page.title);
    const match = registry && matchSection(registry, pathname);
    return match?.kind === 'route' ? titleIn(match, language) : address;
  };
}
