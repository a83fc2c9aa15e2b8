import { useCallback, useEffect, useState } from 'react';

/** Seconds left until something may be done again, at first `seconds`; `start` begins a new wait. */
export function useCooldown(seconds = 0) {
  const [until, setUntil] = useState(() => (seconds === 0 ? 0 : Date.now() + seconds * 1000));
  const [left, setLeft] = useState(seconds);
  const start = useCallback((seconds: number) => {
    setUntil(Date.now() + seconds * 1000);
    setLeft(seconds);
  }, []);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [until]);
  return { left, start };
}
