import { HowItWorks } from './how-it-works';
import { ProductPages } from './product-pages';
import { Questions } from './questions';
import { RegisterCall } from './register-call';
import { Safety } from './safety';
import { WhyChoose } from './why-choose';

/** The parts below the first screen, fetched after it. */
export const More = () => (
  <>
    <ProductPages />
    <WhyChoose />
    <HowItWorks />
    <Safety />
    <Questions />
    <RegisterCall />
  </>
);
