import { renderPage } from '@courtyard/common/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { violationsIn } from '../../axe.testing';
import { withUi } from '../../testing';
import { type DroppedFile, FileDrop } from './file-drop';
import type { SendFile } from './use-uploads';

function Page({ send }: { send: SendFile<DroppedFile> }) {
  const [files, setFiles] = useState<DroppedFile[]>([]);
  return (
    <main>
      <FileDrop
        label="Documents"
        multiple
        accept=".pdf"
        maxBytes={10}
        files={files}
        onChange={setFiles}
        send={send}
      />
    </main>
  );
}

const pdf = (name: string, text = '12345') => new File([text], name, { type: 'application/pdf' });
const sent: SendFile<DroppedFile> = async (file) => ({ id: file.name, name: file.name, bytes: file.size });

test('a file that is browsed for is sent and can be taken out again', async () => {
  const { user, container } = renderPage(<Page send={sent} />, { wrap: withUi });
  await user.upload(screen.getByLabelText('Documents', { selector: 'input' }), pdf('Bylaws.pdf'));
  const remove = await screen.findByRole('button', { name: 'Remove Bylaws.pdf' });
  expect(await violationsIn(container)).toEqual([]);
  await user.click(remove);
  expect(screen.queryByText('Bylaws.pdf')).toBeNull();
});

test('a file that is dropped is refused when it is too large or of another kind', async () => {
  renderPage(<Page send={sent} />, { wrap: withUi });
  const zone = screen.getByText(/Drop files here/);
  fireEvent.drop(zone, { dataTransfer: { files: [pdf('Plan.pdf', 'x'.repeat(11))] } });
  expect(screen.getByText('Plan.pdf is larger than 10 B.')).toBeInTheDocument();
  fireEvent.drop(zone, { dataTransfer: { files: [new File(['1'], 'Virus.exe')] } });
  expect(screen.getByText(/^Virus.exe is not a kind of file/)).toBeInTheDocument();
});

test('progress is shown, a failure can be tried again', async () => {
  let attempts = 0;
  let tell: (share: number) => void = () => undefined;
  const { user } = renderPage(
    <Page
      send={(file, { onProgress }) => {
        attempts += 1;
        if (attempts > 1) return sent(file, { onProgress, signal: new AbortController().signal });
        tell = onProgress;
        return new Promise((_, reject) => {
          tell = (share) => (share > 1 ? reject(new Error('lost')) : onProgress(share));
        });
      }}
    />,
    { wrap: withUi },
  );
  await user.upload(screen.getByLabelText('Documents', { selector: 'input' }), pdf('Bylaws.pdf'));
  act(() => tell(0.4));
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await act(async () => tell(2));
  expect(screen.getByText('Bylaws.pdf was not uploaded.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Bylaws.pdf')).toBeInTheDocument());
});
