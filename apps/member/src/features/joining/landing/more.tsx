import type { FiguresProps } from './figures';
import { HowItWorks } from './how-it-works';
import { ProductPages } from './product-pages';
import { Questions } from './questions';
import { RegisterCall } from './register-call';
import { Safety } from './safety';
import { WhyChoose } from './why-choose';

/** The parts below the first screen, fetched after it. */
export const More = ({ numbers }: FiguresProps) => (
  <>
    <ProductPages />
    <WhyChoose promised={numbers?.promised} />
    <HowItWorks />
    <Safety />
    <Questions />
    <RegisterCall />
  </>
);
