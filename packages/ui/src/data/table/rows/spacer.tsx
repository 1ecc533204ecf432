/** An empty row as high as the rows that are not drawn, in pixels. */
export function Spacer({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true">
      <td aria-hidden="true" style={{ height, padding: 0 }} />
    </tr>
  ) : null;
}
