import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useFocusReturn } from '@/hooks/useFocusReturn';
import { watchPresses } from '@/utils/lastPress';

function Overlay({ onClose }: { onClose: () => void }) {
  useFocusReturn();
  return (
    <button type="button" onClick={onClose}>
      close
    </button>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        <span>open</span>
      </button>
      {isOpen && <Overlay onClose={() => setOpen(false)} />}
    </main>
  );
}

test.each(['body', 'main'])(
  'in Safari, where a pressed button leaves the focus with %s, an overlay that closes gives it to the button',
  (place) => {
    const stop = watchPresses();
    render(<Page />);
    const open = screen.getByRole('button', { name: 'open' });
    // As Safari does: no focus comes to the button.
    fireEvent.pointerDown(screen.getByText('open'));
    if (place === 'main') screen.getByRole('main').focus();
    fireEvent.click(open);
    expect(open).not.toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'close' }));
    expect(open).toHaveFocus();
    stop();
  },
);
