import type { Sentences } from '../language/sentence';

/** What people are told of input that is not what a call takes. */
export const inputSentences: Sentences = {
  'Remove “{1}”: this field isn’t accepted here.': 'Quite «{1}»: este campo no se admite aquí.',
  'The request doesn’t match what this call accepts. See the API documentation.':
    'La solicitud no coincide con lo que admite esta llamada. Consulte la documentación de la API.',
  'Send a JSON object like {1}.': 'Envíe un objeto JSON como {1}.',
  '“{1}” must be an object like {2}.': '«{1}» debe ser un objeto como {2}.',
  '“{1}” must be a list of objects like {2}.': '«{1}» debe ser una lista de objetos como {2}.',
  '“{1}” is missing. It must be an object like {2}.': 'Falta «{1}». Debe ser un objeto como {2}.',
  '“{1}” is missing. Fill it in.': 'Falta «{1}». Complételo.',
  '“{1}” is empty. Fill it in.': '«{1}» está vacío. Complételo.',
  '“{1}” must be text.': '«{1}» debe ser un texto.',
  '“{1}” must be a number.': '«{1}» debe ser un número.',
  '“{1}” must be a whole number.': '«{1}» debe ser un número entero.',
  '“{1}” must be true or false.': '«{1}» debe ser true o false.',
  '“{1}” must be a list.': '«{1}» debe ser una lista.',
  '“{1}” must be one of: {2}.': '«{1}» debe ser uno de estos valores: {2}.',
  '“{1}” isn’t one of the allowed values.': '«{1}» no es uno de los valores permitidos.',
  '“{1}” must be an address like name@example.com.': '«{1}» debe ser una dirección como nombre@example.com.',
  '“{1}” must be an address like https://example.com.':
    '«{1}» debe ser una dirección como https://example.com.',
  '“{1}” must be the id of an existing record.': '«{1}» debe ser el identificador de un registro existente.',
  '“{1}” must be a date, such as 2026-03-31.': '«{1}» debe ser una fecha, por ejemplo 2026-03-31.',
  '“{1}” must be a date and time, such as 2026-03-31T18:30:00Z.':
    '«{1}» debe ser una fecha y hora, por ejemplo 2026-03-31T18:30:00Z.',
  '“{1}” must be a time, such as 18:30.': '«{1}» debe ser una hora, por ejemplo 18:30.',
  '“{1}” has the wrong format. Check it.': '«{1}» no tiene el formato correcto. Revíselo.',
  '“{1}” isn’t valid. Check it.': '«{1}» no es válido. Revíselo.',
  '“{1}” must be a multiple of {2}.': '«{1}» debe ser un múltiplo de {2}.',
  '“{1}” must have at least {2} characters.': '«{1}» necesita al menos {2} caracteres.',
  '“{1}” can have up to {2} characters.': '«{1}» admite como máximo {2} caracteres.',
  '“{1}” must have at least {2} items.': '«{1}» debe tener al menos {2} elementos.',
  '“{1}” can have up to {2} items.': '«{1}» puede tener hasta {2} elementos.',
  '“{1}” must be {2} or more.': '«{1}» debe ser {2} o más.',
  '“{1}” must be {2} or less.': '«{1}» debe ser {2} o menos.',
  '“{1}” must be more than {2}.': '«{1}» debe ser más de {2}.',
  '“{1}” must be less than {2}.': '«{1}» debe ser menos de {2}.',
};
