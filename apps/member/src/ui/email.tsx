/** An email address that breaks behind its @ before it breaks anywhere else. */
export function Email({ address }: { address: string }) {
  const [name = '', ...host] = address.split(/(?<=@)/);
  return (
    <>
      {name}
      <wbr />
      {host}
    </>
  );
}
