import { defineMessages } from '@courtyard/common';

export const factorsMessages = defineMessages({
  en: {
    label: 'Two factors',
    act: 'Two factors',
    notDemanded: 'Not demanded',
    demanded: ({ days }: { days: number }) =>
      days === 0 ? 'Demanded at once' : days === 1 ? 'Demanded within a day' : `Demanded within ${days} days`,
    title: 'Two factors for {name}',
    text: 'Who holds this role needs a passkey or an authenticator app besides the password. Without it, after the days that you give, nothing else is open to them.',
    days: 'Days to set it up',
    daysHelp:
      'They run for each person from today, or from when they get the role. 0 is at once, for those who are signed in too.',
    effect: ({ holders, without }: { holders: number; without: number }) =>
      holders === 0
        ? 'Nobody holds this role now.'
        : without === 0
          ? `Held by ${holders === 1 ? 'one person' : `${holders} people`}, all with a second factor.`
          : `Held by ${holders === 1 ? 'one person' : `${holders} people`}, ${without} without a second factor. They are told:`,
    more: 'And {count} more.',
    noOwn: 'Set up a second factor of your own first: nobody demands of others what they do not have.',
    setUp: 'Set up mine',
    demand: 'Demand two factors',
    save: 'Save',
    stop: 'Demand no longer',
    saved: 'Two factors are demanded of {name}.',
    stopped: 'Two factors are no longer demanded of {name}.',
  },
  es: {
    label: 'Dos factores',
    act: 'Dos factores',
    notDemanded: 'No se exigen',
    demanded: ({ days }: { days: number }) =>
      days === 0 ? 'Se exigen enseguida' : days === 1 ? 'Se exigen en un día' : `Se exigen en ${days} días`,
    title: 'Dos factores para {name}',
    text: 'Quien tiene este rol necesita una llave de acceso o una aplicación de autenticación además de la contraseña. Sin ello, pasados los días que usted dé, no podrá abrir nada más.',
    days: 'Días para configurarlo',
    daysHelp:
      'Cuentan para cada persona desde hoy, o desde que recibe el rol. 0 es enseguida, también para quien tiene la sesión abierta.',
    effect: ({ holders, without }: { holders: number; without: number }) =>
      holders === 0
        ? 'Ahora nadie tiene este rol.'
        : without === 0
          ? `Lo ${holders === 1 ? 'tiene una persona' : `tienen ${holders} personas`}, con un segundo factor.`
          : `Lo ${holders === 1 ? 'tiene una persona' : `tienen ${holders} personas`}, ${without} sin un segundo factor. Se les avisa:`,
    more: 'Y {count} más.',
    noOwn: 'Configure antes su propio segundo factor: nadie exige a otros lo que no tiene.',
    setUp: 'Configurar el mío',
    demand: 'Exigir dos factores',
    save: 'Guardar',
    stop: 'Dejar de exigirlos',
    saved: 'Se exigen dos factores a {name}.',
    stopped: 'Ya no se exigen dos factores a {name}.',
  },
});
