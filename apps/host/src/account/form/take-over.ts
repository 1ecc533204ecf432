type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Lets React hear what stands in a field: it believes that it has read it already. */
function dispatchInput(field: Typed): void {
  const typed = field.value;
  field.value = '';
  // Past React's own setter on the element, by which it would take the value for its own.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', typed, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Takes over what was typed into a form, and whether it was sent (`data-sent`, by the script in the page), while it stood
 * there without its scripts.
 */
export function takeOver(form: HTMLFormElement): void {
  for (const field of form.elements) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.value !== field.defaultValue) dispatchInput(field);
  }
  if (form.dataset['sent'] === undefined) return;
  delete form.dataset['sent'];
  // Once the fields have what they were told.
  setTimeout(() => form.requestSubmit());
}
