import { useEffect, useState } from 'react';
import { useCall } from '@/hooks/useCall';
import { viewFile } from '@/services/file';

interface PrivatePictureProps {
  fileId: string;
  alt: string;
  className?: string;
  /** An ornament, such as a face beside a name: that it did not load is not worth a notice. */
  isQuiet?: boolean;
}

/** A picture that only its owner may read: fetched with the token, shown from memory. */
export default function PrivatePicture(props: PrivatePictureProps) {
  const { fileId, alt, className, isQuiet } = props;
  const { data } = useCall(() => viewFile(fileId, { skipErrorHandler: isQuiet }), {
    refreshDeps: [fileId],
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return undefined;
    const own = URL.createObjectURL(data);
    setUrl(own);
    return () => URL.revokeObjectURL(own);
  }, [data]);
  // Its place is kept while it comes.
  return url ? <img src={url} alt={alt} className={className} /> : <span className={className} />;
}
