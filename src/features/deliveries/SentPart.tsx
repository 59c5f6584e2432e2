import { lazy, Suspense, useState } from 'react';
import Waiting from '@/components/Waiting';
import CardPart from './CardPart';

// The comparison brings the résumé's words and names: fetched by those who open it.
const SentAndNow = lazy(
  () => import(/* webpackChunkName: "sent-and-now" */ '@/features/resume/shared/SentAndNow'),
);

/** What was sent against the résumé now. */
export default function SentPart({ deliveryId }: { deliveryId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <CardPart words="sent" isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <Suspense fallback={<Waiting rows={3} />}>
        <SentAndNow deliveryId={deliveryId} />
      </Suspense>
    </CardPart>
  );
}
