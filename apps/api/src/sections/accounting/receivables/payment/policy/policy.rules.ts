import type { Label } from '@courtyard/contract/fields/labels';
import type { WaterfallPolicy } from '../../../../../ledger';
import { msg, Sentence, type Text } from '../../../../../platform/http/language/sentence';
import { ordersInDefault } from './default-order.rules';
import { policyLabels } from './policy.labels';

type Order = Pick<WaterfallPolicy, 'source' | 'steps'>;

const wordOf = (english: string): Label => policyLabels[english] ?? { en: english, es: english };

const listed = (names: readonly string[]): Label => ({
  en: names.join(', '),
  es: names.map((name) => wordOf(name).es).join(', '),
});

/** `waterfallSentence` of the books, so that it can be said in other languages. */
export function sentenceOfStep({ source, steps }: Order, place: number): Sentence {
  const name = wordOf(steps[place]?.name ?? '');
  const later = steps.slice(place + 1).map((step) => step.name);
  return later.length > 0
    ? msg`${wordOf(source)}: ${name} before ${listed(later)}; the oldest first.`
    : msg`${wordOf(source)}: ${name} last; the oldest first.`;
}

/** What the books keep as the reason of an application, by its English, as it is told; an unknown one stays as it is. */
export function sentenceTeller(
  orders: readonly Order[],
  translate: (text: Text) => string,
): (english: string) => string {
  const known = new Map<string, Sentence>();
  for (const order of [...orders, ...ordersInDefault(orders)])
    order.steps.forEach((_, place) => {
      const sentence = sentenceOfStep(order, place);
      known.set(String(sentence), sentence);
    });
  return (english) => translate(known.get(english) ?? english);
}

/** The law or policy of an order in words. */
export const sourceInWords = ({ source }: Pick<Order, 'source'>): Text =>
  new Sentence('{1}', [wordOf(source)]);

/** The steps of an order in words. */
export const stepsInWords = ({ steps }: Order, translate: (text: Text) => string): string[] =>
  steps.map(({ name }) => translate(new Sentence('{1}', [wordOf(name)])));
