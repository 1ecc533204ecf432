import { defineMessages } from '@courtyard/common';

export const rightsMessages = defineMessages({
  en: {
    title: 'What it allows',
    search: 'Search rights',
    nothingFound: 'No right has these words.',
    someOf: '{held} of {all}',
    all: 'All of “{section}”',
    lacking: 'You do not have this right yourself, so you cannot give it.',
    allowed: 'Allowed',
    notAllowed: 'Not allowed',
    none: 'This role allows nothing yet.',
    notThere: 'Not part of the product yet. What is set here counts once it is.',
    show: 'Show also what it does not allow',
  },
  es: {
    title: 'Qué permite',
    search: 'Buscar permisos',
    nothingFound: 'Ningún permiso contiene estas palabras.',
    someOf: '{held} de {all}',
    all: 'Todo en «{section}»',
    lacking: 'Usted no tiene este permiso, así que no puede darlo.',
    allowed: 'Permitido',
    notAllowed: 'No permitido',
    none: 'Este rol aún no permite nada.',
    notThere: 'Aún no forma parte del producto. Lo que se indique aquí cuenta cuando exista.',
    show: 'Mostrar también lo que no permite',
  },
});
