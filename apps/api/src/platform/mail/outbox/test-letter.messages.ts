import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { hello, type Letter } from '../letter.rules';
import en from './test-letter.en.json';
import es from './test-letter.es.json';

const messages = defineMessages({ en, es });

/** The letter with which somebody sees whether mail arrives, in their language. */
export function testLetter(language: Language, community: string): Letter {
  const t = messagesIn(messages, language);
  return {
    subject: t('subject', { community }),
    body: [hello(language), t('arrives', { community }), t('spam')],
  };
}
