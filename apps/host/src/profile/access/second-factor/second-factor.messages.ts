import { defineMessages } from '@courtyard/common';

export const secondFactorMessages = defineMessages({
  en: {
    title: 'Set up a second factor',
    notDemanded: 'It isn’t required for your role, but it protects your account.',
    why: '{community} requires two-factor authentication for the role {roles}.',
    by: 'Set by {name}.',
    until: 'Set it up by {day}. After that, you can’t use anything else until you do.',
    owed: 'Set it up to continue. None of your data is lost.',
    how: 'Choose a passkey, an authenticator app, or both.',
    done: 'Two-factor authentication is set up. You have full access again.',
    goOn: 'Continue',
    account: 'Account settings',
    signOut: 'Sign out',
  },
  es: {
    title: 'Configurar un segundo factor',
    notDemanded: 'Su rol no lo exige, pero protege su cuenta.',
    why: '{community} exige dos factores para el rol {roles}.',
    by: 'Lo exigió {name}.',
    until: 'Configúrelo antes del {day}. Después no podrá usar nada más hasta hacerlo.',
    owed: 'Configúrelo para continuar. No se pierde ningún dato suyo.',
    how: 'Elija una llave de acceso, una aplicación de autenticación o ambas.',
    done: 'Los dos factores están configurados. Vuelve a tener acceso completo.',
    goOn: 'Continuar',
    account: 'Ajustes de la cuenta',
    signOut: 'Cerrar sesión',
  },
});
