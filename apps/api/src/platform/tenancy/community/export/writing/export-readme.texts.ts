import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { inLines } from '../../../../files/export/in-lines.rules';
import en from './export-readme.en.json';
import es from './export-readme.es.json';

const messages = defineMessages({ en, es });

interface Exported {
  madeAt: string;
  community: { name: string };
}

function partIn(language: Language): string {
  const t = messagesIn(messages, language);
  return [
    t('language'),
    inLines(t('all')),
    inLines(t('tables'), 'tables/         '),
    inLines(t('files'), 'files/          '),
    inLines(t('manifest'), 'manifest.json   '),
    inLines(t('leftOut')),
  ].join('\n');
}

/** What stands in an export beside its data, in every language, for whoever opens it years later. */
export const readmeOf = ({ madeAt, community: { name } }: Exported): string => `${name}
${madeAt}

${partIn('en')}

${partIn('es')}
`;
