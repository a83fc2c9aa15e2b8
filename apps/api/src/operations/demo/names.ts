/** Common given names and family names (intiperu); no combination refers to a real person. */
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import type { Random } from './random.js';

const words = (text: string): string[] => text.trim().split(/\s+/);

const WOMEN =
  words(`Sravani Deepthi Anusha Mounika Divya Swathi Harika Keerthi Sushma Pravallika Bhavana Himabindu Sindhu
  Navya Ramya Sowmya Tejaswini Vaishnavi Madhavi Haritha Jyothsna Sirisha Manasa Yamini Nikhila Snehalatha Akhila Chandana
  Srilatha Prathyusha Spandana Meghana Alekhya Vasavi Gayathri Kavya Lahari Pranathi Rishitha Sahithi Swapna Vindhya Hasini
  Anjali Bindu Geethika Kalyani Likhitha Lavanya Mahathi Nandini Padmaja Sarayu Suhasini Usha Varsha`);

const MEN =
  words(`Karthik Rohith Vamsi Praneeth Harsha Naveen Sandeep Rakesh Srinath Venkat Abhinav Akhil Bharath Chaitanya
  Dinesh Ganesh Hemanth Jayanth Lokesh Madhukar Manoj Phanindra Pradeep Raghuveer Sasidhar Shashank Siddharth Sreekanth
  Sudheer Sumanth Surya Tarun Uday Varun Vikram Vinay Vishnu Yashwanth Aditya Dheeraj Giridhar Kranthi Sudhakar Anil Balaji
  Damodar Eshwar Gautham Krishna Mahesh Nikhil Prasanth Ramana Santosh Teja Vivek`);

export const FAMILY_NAMES =
  words(`Yeruva Duvvuri Kandula Mallireddy Challa Chinta Gangireddy Jakka Kallam Kasireddy Lingareddy Maddi
  Nallapareddy Pasham Pochimreddy Singareddy Tatiparthi Thumma Vemula Yarram Avula Annapureddy Basireddy Bhimireddy Bokka
  Chilukuri Dendi Donthi Edula Gujjula Gudipati Indukuri Kancharla Katta Kotha Mettu Muppidi Narra Nukala Obulareddy Padala
  Ravula Sabbella Sama Seelam Tamatam Tummala Udumula Vangala Vallapureddy Karri Satti Tetali Kovvuri Chirla Bollavaram
  Gopavaram Pamireddy Ramireddy Venna Aluru`);

export interface PersonName {
  given: string;
  family: string;
  full: string;
}

/** Strides coprime to the lengths of the lists, so that names rarely repeat. */
const STRIDES = { given: 23, family: 38 };
/** Women and men start far apart in the list of family names. */
const STARTS: Record<Gender, number> = { female: 0, male: 29 };

const walk = (list: readonly string[], steps: number): string => list[steps % list.length] as string;

function written(given: string, family: string, order: number, reddy: boolean): string {
  if (!reddy || family.endsWith('reddy')) return order === 0 ? `${family} ${given}` : `${given} ${family}`;
  return order === 0 ? `${family} ${given} Reddy` : `${given} Reddy ${family}`;
}

/** Name of the `serial`-th person of a gender; `reddy` adds the title. */
export function personName(gender: Gender, serial: number, reddy: boolean): PersonName {
  const given = walk(gender === 'female' ? WOMEN : MEN, serial * STRIDES.given);
  const family = walk(FAMILY_NAMES, (serial + STARTS[gender]) * STRIDES.family);
  return { given, family, full: written(given, family, serial % 4, reddy) };
}

export const givenNameOf = (gender: Gender, random: Random): string => random.pick(gender === 'female' ? WOMEN : MEN);
