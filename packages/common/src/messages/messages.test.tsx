import { act, render, screen } from '@testing-library/react';
import { useUiConfig } from '../settings/ui-config.store';
import { resetStores } from '../testing/testing';
import { defineMessages, messagesIn, plural, useMessages } from './messages';

const messages = defineMessages({
  en: {
    title: 'Sections',
    greeting: 'Good morning, {name}',
    units: ({ count }: { count: number }) => plural(count, 'unit', 'units'),
  },
  es: {
    title: 'Secciones',
    greeting: 'Buenos días, {name}',
    units: ({ count }: { count: number }) => plural(count, 'unidad', 'unidades'),
  },
});

beforeEach(resetStores);

test('placeholders and functions are filled', () => {
  const t = messagesIn(messages, 'en');
  expect(t('title')).toBe('Sections');
  expect(t('greeting', { name: 'Alma' })).toBe('Good morning, Alma');
  expect(t('units', { count: 1 })).toBe('1 unit');
  expect(t('units', { count: 1200 })).toBe('1,200 units');
});

test('a component follows the language', () => {
  function Title() {
    return <h1>{useMessages(messages)('title')}</h1>;
  }
  render(<Title />);
  act(() => useUiConfig.getState().change({ language: 'es' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Secciones');
});

test('the compiler refuses a missing value, a missing translation and an unknown key', () => {
  const t = messagesIn(messages, 'en');
  // @ts-expect-error a value is missing
  expect(t('greeting')).toBe('Good morning, {name}');
  // @ts-expect-error no such message
  expect(t('nothing')).toBe('nothing');
  // @ts-expect-error Spanish lacks a message
  defineMessages({ en: { a: 'A', b: 'B' }, es: { a: 'A' } });
});
