import { defineMessages } from '@courtyard/common';

export const formMessages = defineMessages({
  en: {
    create: 'Make role',
    createDescription: 'A role of your community. You can put in what you may do yourself.',
    copyDescription: 'As {name}, with what you may do yourself. Give it a name of its own.',
    copyName: '{name}, copy',
    created: '{name} was made.',
    about: 'The role',
    purposeHelp: 'One line that helps others to choose it.',
    builtIn: 'Every community has this role. It keeps its name; what it allows is yours to decide.',
    fixed: 'This role stays as it is',
    fixedText: 'An administrator may do everything, so that nobody can be locked out.',
    back: 'Back to the role',
    confirmTitle: 'Change what people may do?',
    confirm: 'Save changes',
  },
  es: {
    create: 'Crear rol',
    createDescription: 'Un rol de su comunidad. Puede incluir lo que usted mismo puede hacer.',
    copyDescription: 'Como {name}, con lo que usted mismo puede hacer. Póngale un nombre propio.',
    copyName: '{name}, copia',
    created: 'Se creó {name}.',
    about: 'El rol',
    purposeHelp: 'Una línea que ayude a otros a elegirlo.',
    builtIn: 'Toda comunidad tiene este rol. Conserva su nombre; lo que permite lo decide usted.',
    fixed: 'Este rol queda como está',
    fixedText: 'La administración puede hacerlo todo, para que nadie se quede sin acceso.',
    back: 'Volver al rol',
    confirmTitle: '¿Cambiar lo que se puede hacer?',
    confirm: 'Guardar cambios',
  },
});
