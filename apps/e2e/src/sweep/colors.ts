/**
 * The colours in which each text of the page stands, a line for each combination: all that its contrast follows from. Runs
 * in the page. `only` are the elements to describe; without them it is every element that has a text of its own.
 */
export function combinationsOfColors(only?: readonly Element[]): string[] {
  const transparent = 'rgba(0, 0, 0, 0)';
  const chains = new Map<Element, string>();

  /** What is painted behind, down to the first colour that lets nothing through. */
  function behind(element: Element | null): string {
    if (!element) return '';
    const known = chains.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter, backdropFilter, mixBlendMode } =
      getComputedStyle(element);
    const own = [
      backgroundColor === transparent ? '' : backgroundColor,
      backgroundImage === 'none' ? '' : backgroundImage,
      opacity === '1' ? '' : `opacity ${opacity}`,
      filter === 'none' ? '' : filter,
      backdropFilter === 'none' ? '' : backdropFilter,
      mixBlendMode === 'normal' ? '' : mixBlendMode,
    ]
      .filter(Boolean)
      .join(' ');
    // An ancestor's opacity counts behind an opaque background too, so the way goes on to the root.
    const chain = [own, behind(element.parentElement)].filter(Boolean).join(' < ');
    chains.set(element, chain);
    return chain;
  }

  const hasText = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? Boolean(element.value || element.placeholder)
      : element.matches('select') ||
        [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
        );
  /** What is only read out is cut to a point, and what is only there for the keyboard lies above the page. */
  const isPainted = (element: Element) => {
    const { width, height, bottom } = element.getBoundingClientRect();
    return width > 1 && height > 1 && bottom + scrollY > 0;
  };
  const disabled = ':disabled, [aria-disabled=true]';
  /** Whether it needs no contrast: what is disabled, and its label. */
  const isExempt = (element: Element) =>
    element.closest(disabled) !== null || (element.closest('label')?.control?.matches(disabled) ?? false);

  const found = new Set<string>();
  for (const element of only ?? document.body.querySelectorAll('*')) {
    if (!hasText(element) || element.closest('[aria-hidden=true], [inert]')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Nothing is judged of it, so that it would be new on every page.
    if (!isPainted(element)) continue;
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
    const placeholder = element.matches(':placeholder-shown')
      ? getComputedStyle(element, '::placeholder').color
      : '';
    const link = element.closest('a');
    // A link within a text has to differ from the text around it.
    const around = link?.parentElement ? getComputedStyle(link.parentElement).color : '';
    found.add(
      [
        color,
        placeholder,
        fontSize,
        fontWeight,
        textShadow,
        link ? `link ${textDecorationLine} in ${around}` : '',
        isExempt(element) ? 'exempt' : '',
        behind(element),
      ].join(' | '),
    );
  }
  return [...found];
}
