import { defineMessages } from '@courtyard/common';

export const codeMessages = defineMessages({
  en: {
    code: 'Code',
    codeHelp: 'Six digits from your authenticator app.',
    recoveryCode: 'Recovery code',
    recoveryHelp: 'One of your saved codes. Each works once.',
    useRecovery: 'Use a recovery code',
    useApp: 'Use your authenticator app',
    missing: 'Enter the code.',
    wrong: 'That code isn’t valid: it’s wrong, expired or already used.',
    secondText: 'Password accepted. One more step.',
    startOver: 'Start over',
    tooLate: 'This took too long. Sign in again with your password.',
  },
  es: {
    code: 'Código',
    codeHelp: 'Seis cifras de su aplicación de autenticación.',
    recoveryCode: 'Código de recuperación',
    recoveryHelp: 'Uno de los códigos que guardó. Cada uno sirve una vez.',
    useRecovery: 'Usar un código de recuperación',
    useApp: 'Usar la aplicación de autenticación',
    missing: 'Escriba el código.',
    wrong: 'El código no es válido: es incorrecto, caducó o ya se usó.',
    secondText: 'La contraseña es correcta. Falta un paso.',
    startOver: 'Empezar de nuevo',
    tooLate: 'Tardó demasiado. Inicie sesión otra vez con su contraseña.',
  },
});
