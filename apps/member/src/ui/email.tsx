/** An email address that breaks behind its @ before it breaks anywhere else. */
export function Email({ address }: { address: string }) {
  const [name = '', ...host] = address.split(/(?<=@)/);
  return (
    <span translate="no">
      {name}
      <wbr />
      {host}
    </span>
  );
}
