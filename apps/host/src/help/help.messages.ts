import { defineMessages } from '@courtyard/common';

export const helpMessages = defineMessages({
  en: {
    title: 'Help & Support',
    text: 'Short answers that come with the product.',
    search: 'Search the articles',
    found: ({ count }: { count: number }) => (count === 1 ? '1 article' : `${count} articles`),
    nothing: 'No article mentions "{words}"',
    nothingText: 'Try another word, or ask somebody on your board.',
    clear: 'Show all articles',
    shortcuts: 'Keyboard shortcuts',
  },
  es: {
    title: 'Ayuda y soporte',
    text: 'Respuestas breves que vienen con el producto.',
    search: 'Buscar en los artículos',
    found: ({ count }: { count: number }) => (count === 1 ? '1 artículo' : `${count} artículos`),
    nothing: 'Ningún artículo menciona "{words}"',
    nothingText: 'Pruebe otra palabra o pregunte a alguien de la junta.',
    clear: 'Mostrar todos los artículos',
    shortcuts: 'Atajos de teclado',
  },
});
