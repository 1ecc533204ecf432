import type { Sentences } from '../language/sentence';

/** What people are told of input that is not what a call takes. */
export const inputSentences: Sentences = {
  'Leave out “{1}”: nothing of that name is taken here.':
    'Quite «{1}»: aquí no se admite nada con ese nombre.',
  'What was sent is not what this takes. Compare it with the description of the call.':
    'Lo enviado no es lo que se admite aquí. Compárelo con la descripción de la llamada.',
  'Send a JSON object like {1}.': 'Envíe un objeto JSON como {1}.',
  '“{1}” takes an object like {2}.': '«{1}» debe ser un objeto como {2}.',
  '“{1}” takes a list of objects like {2}.': '«{1}» debe ser una lista de objetos como {2}.',
  '“{1}” is missing. It takes an object like {2}.': 'Falta «{1}». Debe ser un objeto como {2}.',
  '“{1}” is missing. Fill it in.': 'Falta «{1}». Complételo.',
  '“{1}” is empty. Fill it in.': '«{1}» está vacío. Complételo.',
  '“{1}” takes text.': '«{1}» debe ser un texto.',
  '“{1}” takes a number.': '«{1}» debe ser un número.',
  '“{1}” takes a whole number.': '«{1}» debe ser un número entero.',
  '“{1}” takes true or false.': '«{1}» debe ser true o false.',
  '“{1}” takes a list.': '«{1}» debe ser una lista.',
  '“{1}” takes one of these: {2}.': '«{1}» debe ser uno de estos valores: {2}.',
  '“{1}” takes one of a list of values, and this is none of them.':
    '«{1}» debe ser un valor de una lista, y este no lo es.',
  '“{1}” takes an address like name@example.com.': '«{1}» debe ser una dirección como nombre@example.com.',
  '“{1}” takes an address like https://example.com.':
    '«{1}» debe ser una dirección como https://example.com.',
  '“{1}” takes the id of something that there is.': '«{1}» debe ser el identificador de algo que exista.',
  '“{1}” takes a day, such as 2026-03-31.': '«{1}» debe ser un día, por ejemplo 2026-03-31.',
  '“{1}” takes a moment, such as 2026-03-31T18:30:00Z.':
    '«{1}» debe ser un momento, por ejemplo 2026-03-31T18:30:00Z.',
  '“{1}” takes a time, such as 18:30.': '«{1}» debe ser una hora, por ejemplo 18:30.',
  '“{1}” is not written as it has to be. Look at it again.': '«{1}» no está bien escrito. Revíselo.',
  '“{1}” cannot be used like this. Look at it again.': '«{1}» no se puede usar así. Revíselo.',
  '“{1}” takes a multiple of {2}.': '«{1}» debe ser un múltiplo de {2}.',
  '“{1}” takes at least {2} characters.': '«{1}» necesita al menos {2} caracteres.',
  '“{1}” takes at most {2} characters.': '«{1}» admite como máximo {2} caracteres.',
  '“{1}” takes a list of at least {2}.': '«{1}» debe ser una lista de al menos {2}.',
  '“{1}” takes a list of at most {2}.': '«{1}» debe ser una lista de como máximo {2}.',
  '“{1}” takes {2} or more.': '«{1}» debe ser {2} o más.',
  '“{1}” takes {2} or less.': '«{1}» debe ser {2} o menos.',
  '“{1}” takes more than {2}.': '«{1}» debe ser más de {2}.',
  '“{1}” takes less than {2}.': '«{1}» debe ser menos de {2}.',
};
