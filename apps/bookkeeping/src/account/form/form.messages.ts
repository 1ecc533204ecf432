import { defineMessages } from '@courtyard/common';

export const formMessages = defineMessages({
  en: {
    created: '{name} was added',
    what: 'What it is',
    codeHelp: 'Accounts stand in the order of their codes: 1010.',
    typeHelp: 'It says in which statement the account stands, and on which side.',
    headingHelp: 'Groups other accounts and has the sum of them. Nothing is posted to it.',
    parentHelp: 'The heading that it is grouped under.',
    parentNone: 'No heading',
    fundHelp: 'Choose one where the account belongs to it alone, as a bank account does.',
    advanced: 'Advanced',
    advancedText: 'For accounts that the books keep by themselves. Most accounts need nothing of it.',
    controlHelp:
      'The account then has a list of single items with a due day, which always adds up to its balance: what each unit owes, for example. It is not posted to by hand.',
    purposeHelp:
      'The books find the account by it. There is one account for each use, but any number of bank accounts.',
    purposeNone: 'Nothing special',
    taxNone: 'Not said yet',
    taxIncomeHelp:
      'Exempt function income comes from members as owners: assessments and dues. Interest and fees for special use are taxed. Ask your tax adviser where you are not sure.',
    taxExpenseHelp:
      'Buying, building, managing, maintaining and caring for association property counts for the 90% test. Ask your tax adviser where you are not sure.',
    stays: 'What stays',
    staysText:
      'Entries stand in this account, so what it is for cannot change any more: reports of earlier days would become others. Add another account where you need one.',
    yes: 'Yes',
    no: 'No',
  },
  es: {
    created: '{name} se agregó',
    what: 'Qué es',
    codeHelp: 'Las cuentas van en el orden de sus códigos: 1010.',
    typeHelp: 'Dice en qué estado figura la cuenta y en qué lado.',
    headingHelp: 'Agrupa otras cuentas y lleva la suma de ellas. No tiene asientos propios.',
    parentHelp: 'El título bajo el que se agrupa.',
    parentNone: 'Sin título',
    fundHelp: 'Elija uno si la cuenta es solo de él, como una cuenta bancaria.',
    advanced: 'Avanzado',
    advancedText: 'Para cuentas que los libros llevan por sí mismos. La mayoría no lo necesita.',
    controlHelp:
      'La cuenta lleva entonces una lista de partidas con vencimiento que siempre suma su saldo: lo que debe cada unidad, por ejemplo. No se asienta a mano.',
    purposeHelp:
      'Por él encuentran los libros la cuenta. Hay una cuenta para cada uso, pero cualquier número de cuentas bancarias.',
    purposeNone: 'Nada en especial',
    taxNone: 'Aún sin decidir',
    taxIncomeHelp:
      'El ingreso de función exenta viene de los miembros como propietarios: cuotas. Los intereses y lo que se cobra por un uso especial se gravan. Pregunte a su asesor fiscal si no está seguro.',
    taxExpenseHelp:
      'Comprar, construir, administrar, mantener y cuidar la propiedad de la asociación cuenta para la prueba del 90 %. Pregunte a su asesor fiscal si no está seguro.',
    stays: 'Lo que queda',
    staysText:
      'La cuenta ya tiene asientos, así que su función no puede cambiar: los informes de días anteriores serían otros. Agregue otra cuenta si la necesita.',
    yes: 'Sí',
    no: 'No',
  },
});
