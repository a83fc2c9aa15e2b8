import { useEffect, useRef } from 'react';

interface FilePreviewProps {
  file: File;
  alt: string;
  className?: string;
}

/** A picture that was chosen, on white as it is sent. */
export function FilePreview({ file, alt, className = '' }: FilePreviewProps) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={picture} alt={alt} className={`bg-white ${className}`} />;
}
