import { createStyleCache } from './style-cache';

test('no sheet has a cascade layer; what stood above it has the weight of an id', () => {
  const { sheet } = createStyleCache();
  sheet.insert('@layer recipes{.cy-a1{color:red;}.cy-a1:hover{color:blue;}}');
  sheet.insert('.cy-a1{margin:0.5px;}');
  sheet.insert('@media print{.group .cy-a1-label>li{color:black;}}');
  const rules = sheet.tags.flatMap((tag) => [...(tag.sheet?.cssRules ?? [])]);
  expect(rules.map(({ cssText }) => cssText.replace(/\s+/g, ' '))).toEqual([
    '@media all {.cy-a1 {color: red;}.cy-a1:hover {color: blue;}}',
    '.cy-a1:not(#_) {margin: 0.5px;}',
    '@media print {.group .cy-a1-label:not(#_)>li {color: black;}}',
  ]);
  sheet.flush();
});

test('only what Safari does not read without a prefix has one', () => {
  const { insert, sheet } = createStyleCache();
  const rules: string[] = [];
  sheet.insert = (rule) => rules.push(rule);
  const styles = 'display:flex;user-select:none;transition:none;';
  insert('.cy-a1', { name: 'a1', styles }, sheet, false);
  expect(rules).toEqual(['.cy-a1{display:flex;-webkit-user-select:none;user-select:none;transition:none;}']);
});
