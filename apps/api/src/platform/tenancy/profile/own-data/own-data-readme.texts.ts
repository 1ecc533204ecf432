import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { inLines } from '../../../files/export/in-lines.rules';
import en from './own-data-readme.en.json';
import es from './own-data-readme.es.json';

const messages = defineMessages({ en, es });

/** What the file is, in the language of who asked for it. */
export function readmeOf(language: Language, community: string): string {
  const t = messagesIn(messages, language);
  const title = t('title', { community });
  return `${title}
${'='.repeat(title.length)}

${inLines(t('data'), 'data/    ')}
${inLines(t('files'), 'files/   ')}

${inLines(t('leftOut'))}
`;
}
