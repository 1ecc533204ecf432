import { defineMessages } from '@courtyard/common';

/** Names of the settings of the account page, as one looks for them. */
export const destinationMessages = defineMessages({
  en: {
    'setting.font': 'Font',
    'setting.radius': 'Corners',
    'setting.dateFormat': 'Dates',
    'setting.language': 'Language',
    'setting.appearance': 'Light and dark mode',
    'setting.password': 'Password',
    'setting.sessions': 'Where you are signed in',
  },
  es: {
    'setting.font': 'Tipo de letra',
    'setting.radius': 'Esquinas',
    'setting.dateFormat': 'Fechas',
    'setting.language': 'Idioma',
    'setting.appearance': 'Modo claro y oscuro',
    'setting.password': 'Contraseña',
    'setting.sessions': 'Dónde tiene la sesión abierta',
  },
});
