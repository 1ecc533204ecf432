import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    contact: 'Contact',
    payment: 'Payment',
    tax: 'Tax',
    insurance: 'Insurance',
    enterBill: 'Enter bill',
    edit: 'Edit',
    statement: 'Statement',
    historyText: 'Full history, including who viewed the TIN. Entries can’t be edited or deleted.',
    tinEnd: 'ends in {lastFour}',
    showTin: 'Show TIN',
    hideTin: 'Hide TIN',
    setTin: 'Add TIN',
    replaceTin: 'Replace TIN',
    removeTin: 'Remove TIN',
    tinText:
      'Copy it from the signed W-9. It is stored encrypted: only the last four digits are shown, and each time someone views it is recorded in the history.',
    tinHelp: 'Nine digits: 12-3456789 or 123-45-6789.',
    tinWrong: 'Enter nine digits, not all zeros: 12-3456789 or 123-45-6789.',
    tinDoubtful: 'This doesn’t look like a valid TIN. Check the W-9; you can still save it.',
    keepTin: 'Save TIN',
    tinKept: 'TIN saved',
    tinRemoved: 'TIN removed',
    removeTinTitle: 'Remove the TIN of {name}?',
    removeTinText:
      'It is deleted permanently. You’ll need to enter it again from the W-9 before sending a 1099.',
  },
  es: {
    contact: 'Contacto',
    payment: 'Pago',
    tax: 'Impuestos',
    insurance: 'Seguro',
    enterBill: 'Registrar factura',
    edit: 'Editar',
    statement: 'Estado de cuenta',
    historyText:
      'Historial completo, incluido quién vio el TIN. Las entradas no se pueden editar ni eliminar.',
    tinEnd: 'termina en {lastFour}',
    showTin: 'Mostrar TIN',
    hideTin: 'Ocultar TIN',
    setTin: 'Agregar TIN',
    replaceTin: 'Reemplazar TIN',
    removeTin: 'Quitar TIN',
    tinText:
      'Cópielo del W-9 firmado. Se guarda cifrado: solo se muestran los últimos cuatro dígitos, y en el historial se registra quién lo consulta.',
    tinHelp: 'Nueve dígitos: 12-3456789 o 123-45-6789.',
    tinWrong: 'Escriba nueve dígitos que no sean todos ceros: 12-3456789 o 123-45-6789.',
    tinDoubtful: 'No parece un TIN válido. Revise el W-9; aun así puede guardarlo.',
    keepTin: 'Guardar TIN',
    tinKept: 'TIN guardado',
    tinRemoved: 'TIN quitado',
    removeTinTitle: '¿Quitar el TIN de {name}?',
    removeTinText:
      'Se elimina definitivamente. Habrá que registrarlo de nuevo desde el W-9 antes de enviar un 1099.',
  },
});
