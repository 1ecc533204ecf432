import { act, render, screen } from '@testing-library/react';
import { useUiConfig } from '../settings/ui-config.store';
import { resetStores } from '../testing/testing';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import { useMessages } from './messages';
import en from './sections.fixture.en.json';
import es from './sections.fixture.es.json';

const messages = defineMessages({ en, es });

beforeEach(resetStores);

test('values are filled in, in the form that they ask for', () => {
  const t = messagesIn(messages, 'en');
  expect(t('title')).toBe('Sections');
  expect(t('greeting', { name: 'Alma' })).toBe('Good morning, Alma');
  expect(t('units', { count: 1 })).toBe('1 unit');
  expect(t('units', { count: 1200 })).toBe('1,200 units');
  expect(t('gate', { open: true })).toBe('The gate is open');
  expect(t('gate', { open: false })).toBe('The gate is closed');
});

test('Spanish counts as Spanish does', () => {
  const t = messagesIn(messages, 'es');
  expect(t('units', { count: 1 })).toBe('1 unidad');
  expect(t('units', { count: 1_000_000 })).toBe('1,000,000 de unidades');
  expect(t('units', { count: 0 })).toBe('Ninguna unidad');
});

test('a value that ends with a period of its own ends the sentence', () => {
  const said = (language: 'en' | 'es', time: string, name: string) =>
    messagesIn(messages, language)('began', { time, name });
  expect(said('es', '8:30 p.m.', 'Alma Ruiz')).toBe(
    'La reunión comenzó a las 8:30 p.m. La presidió Alma Ruiz.',
  );
  expect(said('es', '8:30', 'Acme Inc.')).toBe('La reunión comenzó a las 8:30. La presidió Acme Inc.');
  expect(said('en', '8:30 PM', 'Acme Inc.')).toBe('The meeting began at 8:30 PM. Acme Inc. chaired it.');
});

test('words of the contract are said by the same keys', () => {
  const t = messagesIn(
    defineMessages({ en, es }, { color: { en: 'Color', es: 'Color' }, title: { en: 'Name', es: 'Nombre' } }),
    'es',
  );
  expect(t('color')).toBe('Color');
  expect(t('title')).toBe('Secciones');
});

test('a component follows the language', () => {
  function Title() {
    return <h1>{useMessages(messages)('title')}</h1>;
  }
  render(<Title />);
  act(() => useUiConfig.getState().change({ language: 'es' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Secciones');
});

test('the compiler refuses a missing value, a value of another kind and an unknown key', () => {
  const t = messagesIn(messages, 'en');
  // @ts-expect-error a value is missing
  expect(t('greeting')).toBe('Good morning, {name}');
  // @ts-expect-error what is counted is a number
  expect(t('units', { count: '1' })).toBe('1 unit');
  // @ts-expect-error no such message
  expect(t('nothing')).toBe('nothing');
});
