import { defineMessages } from '@courtyard/common';

export const secondFactorMessages = defineMessages({
  en: {
    title: 'Set up a second factor',
    notDemanded: 'Nobody demands it of you. It protects your account all the same.',
    why: '{community} demands two factors of who has the role {roles}.',
    by: 'Decided by {name}.',
    until: 'You have until {day}. From then on nothing else is open to you until you have one.',
    owed: 'Until you have one, nothing else is open to you. Nothing of yours is lost.',
    how: 'Choose a passkey, an authenticator app, or both.',
    done: 'You have a second factor. Everything that your roles allow is open to you.',
    goOn: 'Go on',
    account: 'Account settings',
    signOut: 'Sign out',
  },
  es: {
    title: 'Configurar un segundo factor',
    notDemanded: 'Nadie se lo exige. Aun así protege su cuenta.',
    why: '{community} exige dos factores a quien tiene el rol {roles}.',
    by: 'Lo decidió {name}.',
    until: 'Tiene hasta el {day}. Después no podrá abrir nada más hasta tenerlo.',
    owed: 'Hasta tenerlo no puede abrir nada más. No se pierde nada suyo.',
    how: 'Elija una llave de acceso, una aplicación de autenticación o ambas.',
    done: 'Tiene un segundo factor. Puede abrir todo lo que permiten sus roles.',
    goOn: 'Continuar',
    account: 'Ajustes de la cuenta',
    signOut: 'Cerrar sesión',
  },
});
