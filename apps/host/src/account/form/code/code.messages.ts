import { defineMessages } from '@courtyard/common';

export const codeMessages = defineMessages({
  en: {
    code: 'Code',
    codeHelp: 'Six digits from your authenticator app.',
    recoveryCode: 'Recovery code',
    recoveryHelp: 'One of those that you kept. Each works once.',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the app',
    missing: 'Enter the code.',
    wrong: 'This code does not count: it is wrong, too old, or was used before.',
    secondText: 'The password is right. One step more.',
    startOver: 'Start over',
    tooLate: 'This took too long. Sign in again with your password.',
  },
  es: {
    code: 'Código',
    codeHelp: 'Seis cifras de su aplicación de autenticación.',
    recoveryCode: 'Código de recuperación',
    recoveryHelp: 'Uno de los que guardó. Cada uno sirve una vez.',
    useRecovery: 'Usar un código de recuperación',
    useApp: 'Usar la aplicación',
    missing: 'Escriba el código.',
    wrong: 'Este código no vale: es incorrecto, demasiado antiguo o ya se usó.',
    secondText: 'La contraseña es correcta. Falta un paso.',
    startOver: 'Empezar de nuevo',
    tooLate: 'Tardó demasiado. Inicie sesión otra vez con su contraseña.',
  },
});
