import { renderPage } from '@courtyard/common/testing';
import { richText } from '@courtyard/contract/fields/rich-text';
import { screen } from '@testing-library/react';
import { withUi } from '../../../testing/testing';
import { RichTextView } from './rich-text-view';

const fileId = '01980000-0000-7000-8000-000000000009';

test('what was written is drawn as elements, and what looks like HTML stays text', async () => {
  const text = richText.parse({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Pool' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '<img src=x onerror=alert(1)>', marks: [{ type: 'bold' }] },
          { type: 'hardBreak' },
          { type: 'text', text: 'rules', marks: [{ type: 'link', attrs: { href: 'https://x.example' } }] },
        ],
      },
      {
        type: 'orderedList',
        content: [
          { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rinse' }] }] },
        ],
      },
      { type: 'image', attrs: { fileId, alt: 'The new pool' } },
      { type: 'image', attrs: { fileId: '01980000-0000-7000-8000-000000000008', alt: 'Gone' } },
    ],
  });
  renderPage(withUi(<RichTextView text={text} pictures={[{ id: fileId, url: '/api/v1/files/9' }]} />));
  expect(await screen.findByRole('heading', { level: 3, name: 'Pool' })).toBeInTheDocument();
  expect(screen.getByText('<img src=x onerror=alert(1)>').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: /rules/ })).toHaveAttribute('href', 'https://x.example');
  expect(screen.getByRole('listitem')).toHaveTextContent('Rinse');
  expect(screen.getAllByRole('img').map((each) => each.getAttribute('src'))).toEqual(['/api/v1/files/9']);
});
