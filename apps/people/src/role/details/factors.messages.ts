import { defineMessages } from '@courtyard/common';

export const factorsMessages = defineMessages({
  en: {
    label: 'Two-factor authentication',
    act: 'Two-factor authentication',
    notDemanded: 'Not required',
    demanded: ({ days }: { days: number }) =>
      days === 0
        ? 'Required immediately'
        : days === 1
          ? 'Two-factor required within 1 day'
          : `Two-factor required within ${days} days`,
    title: 'Two-factor authentication for {name}',
    text: 'Holders of this role need a passkey or an authenticator app in addition to a password. After the deadline, they can’t use anything else until they set it up.',
    days: 'Days to set it up',
    daysHelp:
      'Counted for each person from today, or from when they get the role. 0 means immediately, including people who are signed in.',
    effect: ({ holders, without }: { holders: number; without: number }) =>
      holders === 0
        ? 'This role has no holders.'
        : without === 0
          ? `Held by ${holders === 1 ? 'one person' : `${holders} people`}, all with a second factor.`
          : `Held by ${holders === 1 ? 'one person' : `${holders} people`}, ${without} without a second factor. They’re notified:`,
    more: 'And {count} more.',
    noOwn: 'Set up your own two-factor authentication first.',
    setUp: 'Set up mine',
    demand: 'Require two-factor',
    save: 'Save',
    stop: 'Stop requiring',
    saved: 'Two-factor authentication is now required for {name}.',
    stopped: 'Two-factor authentication is no longer required for {name}.',
  },
  es: {
    label: 'Dos factores',
    act: 'Dos factores',
    notDemanded: 'No se exigen',
    demanded: ({ days }: { days: number }) =>
      days === 0
        ? 'Se exigen enseguida'
        : days === 1
          ? 'Obligatorios en 1 día'
          : `Obligatorios en ${days} días`,
    title: 'Dos factores para {name}',
    text: 'Quien tiene este rol necesita una llave de acceso o una aplicación de autenticación además de la contraseña. Pasado el plazo, no podrá usar nada más hasta configurarlo.',
    days: 'Días para configurarlo',
    daysHelp:
      'Cuentan para cada persona desde hoy o desde que recibe el rol. 0 es de inmediato, también para quien tiene la sesión abierta.',
    effect: ({ holders, without }: { holders: number; without: number }) =>
      holders === 0
        ? 'Nadie tiene este rol.'
        : without === 0
          ? `Lo ${holders === 1 ? 'tiene una persona' : `tienen ${holders} personas`}, con un segundo factor.`
          : `Lo ${holders === 1 ? 'tiene una persona' : `tienen ${holders} personas`}, ${without} sin un segundo factor. Se les avisa:`,
    more: 'Y {count} más.',
    noOwn: 'Configure antes su propio segundo factor.',
    setUp: 'Configurar el mío',
    demand: 'Exigir dos factores',
    save: 'Guardar',
    stop: 'Dejar de exigirlos',
    saved: 'Ahora se exigen dos factores a {name}.',
    stopped: 'Ya no se exigen dos factores a {name}.',
  },
});
