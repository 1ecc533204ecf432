import { isChoosing, isTyping } from './key-target';

const made = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild;
};

test('keys typed into a field are not shortcuts', () => {
  expect(isTyping(made('<input>'))).toBe(true);
  expect(isTyping(made('<textarea></textarea>'))).toBe(true);
  expect(isTyping(made('<button></button>'))).toBe(false);
  expect(isTyping(made('<input type="checkbox">'))).toBe(false);
  expect(isTyping(null)).toBe(false);
});

test('letters find in a menu that is open', () => {
  const menu = made('<div role="menu"><button role="menuitem">Preview</button></div>');
  expect(isChoosing(menu?.firstElementChild ?? null)).toBe(true);
  expect(isChoosing(made('<button>Preview</button>'))).toBe(false);
});
